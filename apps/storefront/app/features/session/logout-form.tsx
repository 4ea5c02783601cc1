import { logoutPath } from '@tsiran/contract/shop-paths'
import type { ReactNode } from 'react'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { forgetPerson } from './session.ts'

/** Runs after the submission: a form that is removed from the page before, as in the header, would not be sent. */
const forgetSoon = () => void setTimeout(forgetPerson)

/** Signs out by a plain post, which leads home in a new document: nothing of the person stays in this one (spec 2 §2). */
export function LogoutForm({ className, children }: { className: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <form method="post" action={logoutPath(locale)} onSubmit={forgetSoon}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  )
}
