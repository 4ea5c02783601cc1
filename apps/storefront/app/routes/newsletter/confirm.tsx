import type { ActionFunctionArgs } from 'react-router'
import { KeyPage } from './key-page.tsx'
import { spendKey, spendOrStay } from './spend-key.ts'

export const action = (call: ActionFunctionArgs) => spendKey(call, 'POST /api/subscribe/confirm')
export const clientAction = spendOrStay

/** The page of the link in the newsletter's confirmation mail. */
export default function ConfirmPage() {
  return <KeyPage kind="confirm" />
}
