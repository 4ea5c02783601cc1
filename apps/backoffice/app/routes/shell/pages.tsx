import { Outlet, useLocation } from 'react-router'
import { Allowed } from '../../features/shell/allowed.tsx'
import { permissionOf } from '../../features/shell/page-permissions.ts'
import { loadPageMessages } from '../../platform/i18n/load-messages.ts'

/** The texts of the pages come beside their code. The start page has its own and shows sooner. */
export const clientLoader = loadPageMessages

/** Once loaded, they stay. */
export const shouldRevalidate = () => false

/** A page asks the server for nothing where the person may not open it. */
export default function Pages() {
  const permission = permissionOf(useLocation().pathname)
  if (permission === undefined) return <Outlet />
  return (
    <Allowed permission={permission}>
      <Outlet />
    </Allowed>
  )
}
