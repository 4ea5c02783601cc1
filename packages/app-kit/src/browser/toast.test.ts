import { expect, test } from 'vitest'
import { listenForToasts, onFirstToast, useToast, type ToastMessage } from './toast.ts'

test('a toast waits for a listener, and announces that it waits', () => {
  const toast = useToast()
  let calls = 0
  const stop = onFirstToast(() => calls++)
  toast.success('added')
  stop()
  const received: ToastMessage[] = []
  const end = listenForToasts((message) => received.push(message))
  toast.error('refused')
  end()
  expect(calls).toBe(1)
  expect(received).toEqual([
    { kind: 'success', text: 'added' },
    { kind: 'error', text: 'refused' },
  ])
})
