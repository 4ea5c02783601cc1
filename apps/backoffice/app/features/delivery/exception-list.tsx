import type { SlotTemplate } from '@tsiran/contract/admin/week'
import type { SlotException } from '@tsiran/contract/admin/slot-exceptions'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RowMenu } from '../ordering/row-menu.tsx'
import { Panel } from '../shell/panel.tsx'
import { deliveryChanged } from './delivery-queries.ts'
import { ExceptionDialog } from './exception-dialog.tsx'
import { useDays } from './use-days.ts'

interface ExceptionListProps {
  exceptions: readonly SlotException[]
  templates: readonly SlotTemplate[]
  nameOf: (template: SlotTemplate) => string
  mayWrite: boolean
}

/** The days ahead that differ from the week. */
export function ExceptionList({ exceptions, templates, nameOf, mayWrite }: ExceptionListProps) {
  const t = useMessages()
  const locale = useLocale()
  const { writeDay } = useDays()
  const [asked, setAsked] = useState<{ exception?: SlotException }>()
  const remove = useAct(
    ({ id, version }: SlotException) =>
      api('DELETE /api/admin/slot-exceptions/:id', { params: { id }, query: { version } }),
    { done: t('categories.deleted'), refresh: deliveryChanged },
  )
  const whatOf = ({ closed, capacity, template_id }: SlotException) => {
    const template = templates.find(({ id }) => id === template_id)
    const what =
      closed || capacity === null
        ? t(closed ? 'delivery.closed' : 'delivery.giveBack')
        : t('delivery.ordersAtMost', { count: capacity })
    return `${template ? nameOf(template) : t('delivery.wholeDay')}: ${what}`
  }
  return (
    <Panel
      title={t('delivery.exceptions')}
      note={t('delivery.exceptionsNote')}
      actions={
        mayWrite && (
          <Button variant="secondary" onClick={() => setAsked({})}>
            {t('delivery.newException')}
          </Button>
        )
      }
    >
      {exceptions.length === 0 ? (
        <p className="text-muted">{t('delivery.noExceptions')}</p>
      ) : (
        <ul aria-label={t('delivery.exceptions')} className="divide-y divide-line">
          {exceptions.map((exception) => (
            <li key={exception.id} className="flex min-h-12 items-center gap-3 py-1.5">
              <span className="min-w-0">
                <b className="block">{writeDay(exception.day)}</b>
                <span className="block text-sm text-muted wrap-anywhere">
                  {[whatOf(exception), exception.reason[locale]].filter(Boolean).join(' · ')}
                </span>
              </span>
              {mayWrite && (
                <RowMenu
                  name={writeDay(exception.day)}
                  acts={[
                    { label: t('categories.edit'), run: () => setAsked({ exception }) },
                    {
                      label: t('categories.delete'),
                      danger: true,
                      run: () => remove.mutate(exception),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ExceptionDialog
          exception={asked.exception}
          templates={templates}
          nameOf={nameOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
