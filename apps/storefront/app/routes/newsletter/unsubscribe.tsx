import type { ActionFunctionArgs } from 'react-router'
import { KeyPage } from './key-page.tsx'
import { spendKey } from './spend-key.ts'

export const action = (call: ActionFunctionArgs) => spendKey(call, 'POST /api/subscribe/end')

/** The unsubscribe link of every newsletter; mail programs post here by themselves. */
export default function UnsubscribePage() {
  return <KeyPage kind="end" />
}
