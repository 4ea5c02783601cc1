import type { Subscriber } from '@tsiran/contract/admin/subscribers'
import { languages } from '@tsiran/contract/locale'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tones = { confirmed: 'good', waiting: 'attention', ended: 'off' } as const

/** The columns of the newsletter's readers; with a menu where they may be erased. */
export function useSubscriberColumns(
  mayErase: boolean,
  onErase: (reader: Subscriber) => void,
): TableColumn<Subscriber>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'email', header: t('content.email'), cell: ({ email }) => email },
      {
        id: 'state',
        header: t('content.state'),
        cell: ({ state }) => (
          <Status tone={tones[state]}>{t(`content.subscriberStates.${state}`)}</Status>
        ),
      },
      {
        id: 'language',
        header: t('content.language'),
        cell: ({ locale }) => languages[locale].name,
      },
      {
        id: 'consented',
        header: t('content.consented'),
        cell: ({ confirmed_at }) => (confirmed_at === null ? '–' : <Moment at={confirmed_at} />),
      },
      {
        id: 'created',
        header: t('content.signedUp'),
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
      ...(mayErase
        ? [
            actsColumn<Subscriber>(t, {
              nameOf: ({ email }) => email,
              actsOf: (reader) => [
                { label: t('content.erase'), danger: true, run: () => onErase(reader) },
              ],
            }),
          ]
        : []),
    ],
    [t, mayErase, onErase],
  )
}
