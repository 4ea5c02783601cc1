import { expect, test, vi } from 'vitest'
import { cachedTokens } from './cached-tokens.ts'

const read = vi.fn(async (token: string) =>
  token.startsWith('ours') ? `id of ${token}` : undefined,
)
const tokens = cachedTokens({ sign: async () => '', read })

test('a token of ours is verified once in its minute, each for itself', async () => {
  for (let round = 0; round < 3; round++)
    for (const token of ['ours 1', 'ours 2'])
      expect(await tokens.read(token)).toBe(`id of ${token}`)
  expect(read).toHaveBeenCalledTimes(2)
})

test('another token is verified each time, and stays nobody’s', async () => {
  read.mockClear()
  for (const token of ['theirs', 'ours 1x'.slice(2), 'theirs'])
    expect(await tokens.read(token)).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(3)
})
