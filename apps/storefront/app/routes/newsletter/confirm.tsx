import type { ActionFunctionArgs } from 'react-router'
import { KeyPage } from './key-page.tsx'
import { spendKey } from './spend-key.ts'

export const action = (call: ActionFunctionArgs) => spendKey(call, 'POST /api/subscribe/confirm')

/** Where the link of the newsletter’s first letter leads. */
export default function ConfirmPage() {
  return <KeyPage kind="confirm" />
}
