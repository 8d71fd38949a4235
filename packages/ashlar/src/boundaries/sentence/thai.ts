/**
 * Thai and Lao set no mark at the end of a sentence; a space may stand there, and in many other places. What tells
 * are the words on its two sides. Only weak ends come out of this.
 */
const finals =
  /(?:ครับ|ค่ะ|คะ|นะ|จ้ะ|จ๊ะ|แล้ว|ด้วย|ได้|เลย|กัน|อีก|เอง|กล่าว|เท่านั้น|ต่อไป|ก่อน|ที่สุด|มาก|แลว|ເລີຍ|ແລ້ວ|ໄດ້|ເດີ|ເນາະ)$/
const beginnings =
  /^(?:เมื่อ|อย่าง|ในปี|ในช่วง|ในขณะ|ในยุค|ในทาง|ในภาพ|นอกจาก|ตั้งแต่|หลังจาก|หลังการ|ภายหลัง|ก่อน|นี่|นั่น|สิ่ง|เขา|เธอ|พวกเขา|พวกเรา|เรา|ฉัน|ผม|มัน|มีการ|มีผู้|การ|ความ|รัฐบาล|ดังนั้น|เนื่องจาก|เพราะ|จากนั้น|ต่อมา|แม้|หาก|ถ้า|ปัจจุบัน|ทั้งนี้|ด้วยเหตุ|ใน|ตาม|แต่|เปน|ທີ່|ໃນ|ເມື່ອ|ແຕ່|ຖ້າ)/
const continuations = /^(?:และ|หรือ|ซึ่ง|ที่|โดย|กับ|ของ|จาก|คือ|เพื่อ|ว่า|จึง|ก็|ແລະ|ຫຼື|ຂອງ|ຈາກ)/
const danglers = /(?:ว่า|คือ|และ|หรือ|เป็น|ที่|ของ|ใน|กับ|โดย|ซึ่ง|เช่น|ເປັນ|ແລະ|ຂອງ)$/

/** Is the space between `contentEnd` and `next` a likely end of a Thai or Lao sentence? */
export function thaiSpaceEnds(text: string, contentEnd: number, next: number, floor: number): boolean {
  const before = text.slice(Math.max(floor, contentEnd - 12), contentEnd)
  const after = text.slice(next, next + 12)
  if (danglers.test(before) || continuations.test(after)) return false
  return finals.test(before) || beginnings.test(after)
}
