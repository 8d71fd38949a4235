import { type Random, seededRandom } from './random.js'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

const subjects = words(
  '我们 他 她 老人 先生 孩子 船长 学生 邻居 城里的人 守夜人 木匠 那位旅客 研究人员 石匠 图书管理员',
)
const verbs = words('看见 知道 离开 走过 记得 打开 发现 修好 等待 写下 描述 测量 忘记 继续寻找 重新开始 拒绝')
const objects = words(`
  河流 房子 道路 信件 窗户 花园 石头 桥 市场 灯塔 故事 问题 夜晚 春天 山谷 旧地图 海边的村庄 一本很厚的书
  远方的声音 没有人相信的消息 二十年前的约定 城墙 图书馆 机器 历史 实验结果`)
const places = words(
  '在城外 在山上 在冬天 在门口 清晨 后来 终于 慢慢地 每天早上 去年秋天 在雨中 从此以后 据说',
)
const measures = words('三 十二 一百 2024 75% 十几')

/** The paragraphs of an endless Chinese text: no spaces between words, full-width punctuation. */
export function* chineseParagraphs(seed: number): Generator<string> {
  const random = seededRandom(seed)
  for (;;) {
    const count = random.between(1, 12)
    yield Array.from({ length: count }, () => sentence(random)).join('')
  }
}

function sentence(random: Random): string {
  const clauses = Array.from({ length: random.between(1, 5) }, () => clause(random))
  const body = clauses.join(random.once(6) ? '；' : '，')
  if (random.once(8)) return `“${body}${random.once(2) ? '？' : '。'}”${random.pick(subjects)}说。`
  return body + (random.once(12) ? '？' : random.once(15) ? '！' : '。')
}

function clause(random: Random): string {
  const place = random.once(2) ? random.pick(places) : ''
  const list = random.once(6) ? `、${random.pick(objects)}和${random.pick(objects)}` : ''
  const number = random.once(10) ? `${random.pick(measures)}个` : ''
  return `${place}${random.pick(subjects)}${random.pick(verbs)}了${number}${random.pick(objects)}${list}`
}
