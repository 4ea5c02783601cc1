import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { CompanyUser } from '@tsiran/contract/companies'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

const tool = 'grid size-11 place-items-center rounded-control'

/** A company's users, each with ways to change and delete. `onOpen` gets the link that opened a window. */
export function UsersList({
  users,
  onOpen,
}: {
  users: readonly CompanyUser[]
  onOpen: (link: HTMLAnchorElement) => void
}) {
  const t = useMessages()
  const open = (event: MouseEvent<HTMLAnchorElement>) => onOpen(event.currentTarget)
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {users.map(({ id, name, email, position }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto] sm:px-6"
        >
          <b className="col-start-1 wrap-anywhere">{name}</b>
          <span className="col-start-1 wrap-anywhere sm:col-start-2">{email}</span>
          <span className="col-start-1 text-muted wrap-anywhere sm:col-start-3">{position}</span>
          <span className="col-start-2 row-span-3 row-start-1 flex sm:col-start-4 sm:row-span-1">
            <Link
              to={`?edit=${id}`}
              preventScrollReset
              onClick={open}
              aria-label={t('companies.changeOne', { name })}
              className={`${tool} text-leaf hover:bg-leaf-soft`}
            >
              <IconPencil size={20} aria-hidden />
            </Link>
            <Link
              to={`?delete=${id}`}
              preventScrollReset
              onClick={open}
              aria-label={t('companies.removeOne', { name })}
              className={`${tool} text-muted hover:bg-red-soft hover:text-red`}
            >
              <IconTrash size={20} aria-hidden />
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
