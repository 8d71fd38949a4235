import { expect, test } from 'vitest'
import { encodingForModel } from '../index.js'

test.each([
  ['gpt-5', 'o200k_base'],
  ['gpt-5.2-codex', 'o200k_base'],
  ['gpt-5-2025-08-07', 'o200k_base'],
  ['gpt-4.1-mini-2025-04-14', 'o200k_base'],
  ['gpt-4o-2024-08-06', 'o200k_base'],
  ['o3-mini', 'o200k_base'],
  ['gpt-oss-120b', 'o200k_harmony'],
  ['ft:gpt-4o-mini:acme::abc123', 'o200k_base'],
  ['gpt-4-0613', 'cl100k_base'],
  ['gpt-4-1106-preview', 'cl100k_base'],
  ['gpt-3.5-turbo', 'cl100k_base'],
  ['text-embedding-3-large', 'cl100k_base'],
  ['text-embedding-ada-002', 'cl100k_base'],
  ['text-davinci-003', 'p50k_base'],
  ['davinci', 'r50k_base'],
])('%s counts in %s', (model, encoding) => {
  expect(encodingForModel(model)).toBe(encoding)
})

test.each([
  ['text-embeding-3-large', "Did you mean 'text-embedding-3-large'?"],
  ['gpt5', "Did you mean 'gpt-5'?"],
  ['all-MiniLM-L6-v2', 'load their tokenizer.json'],
  ['gpt-4-0', 'gpt-4'],
])('%s is refused', (model, advice) => {
  expect(() => encodingForModel(model)).toThrow(advice)
})
