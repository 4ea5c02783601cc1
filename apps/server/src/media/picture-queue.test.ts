import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { launcherPictures } from './picture-queue.ts'

const picture = { key: 'products/milk', size: 240, format: 'avif' }

/** A launcher that answers each question with this; with nothing where it is null. */
function launcher(answer: object | null) {
  const asked: { id: number; picture: object }[] = []
  const channel = Object.assign(new EventEmitter(), {
    send(question: { id: number; picture: object }) {
      asked.push(question)
      if (answer) queueMicrotask(() => channel.emit('message', { id: question.id, ...answer }))
    },
  })
  return { channel: channel as unknown as NodeJS.Process, asked }
}

test.each([
  ['drawn', { made: true }],
  ['unknown', { made: false }],
  ['later', {}],
  ['later', null],
])('a picture is %s where the launcher says %j', async (state, answer) => {
  expect(await launcherPictures(launcher(answer).channel, 10)(picture)).toBe(state)
})

test('concurrent requests of one picture reach the launcher once', async () => {
  const { channel, asked } = launcher({ made: true })
  const want = launcherPictures(channel)
  expect(
    await Promise.all([want(picture), want(picture), want({ ...picture, size: 480 })]),
  ).toEqual(['drawn', 'drawn', 'drawn'])
  expect(asked.map(({ id }) => id)).toEqual([1, 2])
})

test('without a launcher no picture is generated', async () => {
  expect(
    await launcherPictures(Object.assign(new EventEmitter()) as unknown as NodeJS.Process)(picture),
  ).toBe('unknown')
})
