import type { ActionFunctionArgs } from 'react-router'
import { KeyPage } from './key-page.tsx'
import { spendKey, spendOrStay } from './spend-key.ts'

export const action = (call: ActionFunctionArgs) => spendKey(call, 'POST /api/subscribe/end')
export const clientAction = spendOrStay

/** The unsubscribe link of every newsletter; mail programs post here by themselves. */
export default function UnsubscribePage() {
  return <KeyPage kind="end" />
}
