import { Outlet } from 'react-router'
import { loadPageMessages } from '../../platform/i18n/load-messages.ts'

/** The texts of the pages come beside their code. The start page has its own and shows sooner. */
export const clientLoader = loadPageMessages

/** Once loaded, they stay. */
export const shouldRevalidate = () => false

export default function Pages() {
  return <Outlet />
}
