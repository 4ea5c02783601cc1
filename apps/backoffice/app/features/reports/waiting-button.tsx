import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useQuery } from '@tanstack/react-query'
import { waitingPermissions } from '@tsiran/contract/admin/waiting'
import { formatNumber } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { PopoverButton } from '../shell/popover-button.tsx'
import { waitingQuery } from './report-queries.ts'
import { placesOn } from './waiting-list.tsx'

/** What waits, from every page; nothing for those for whom nothing ever waits. */
export function WaitingButton() {
  return Object.values(waitingPermissions).some(useCan()) ? <Waiting /> : null
}

function Waiting() {
  const t = useMessages()
  const { data } = useQuery(waitingQuery)
  const things = data?.waiting ?? []
  const places = placesOn(data?.day ?? '')
  return (
    <PopoverButton
      label={t('shell.waiting', { count: things.length })}
      panelLabel={t('today.waiting')}
      className="relative size-11 hover:bg-leaf-soft"
      panelClass="w-80 max-w-[calc(100vw-5.5rem)] p-2"
      face={
        <>
          <IconBell size={22} aria-hidden />
          {things.length > 0 && (
            <span
              aria-hidden
              className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-apricot-soft px-1 text-center text-xs leading-5 font-bold text-ink tabular-nums"
            >
              {things.length}
            </span>
          )}
        </>
      }
    >
      {(close) =>
        things.length === 0 ? (
          <p className="p-2 text-muted">{t('today.nothingWaits')}</p>
        ) : (
          <ul>
            {things.map(({ what, count }) => (
              <li key={what}>
                <Link
                  to={places[what]}
                  onClick={close}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 font-semibold hover:bg-leaf-soft"
                >
                  {t(`today.waits.${what}`)}
                  <b className="tabular-nums">{formatNumber(count)}</b>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </PopoverButton>
  )
}
