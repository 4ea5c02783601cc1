import type { AdminAttribute, AttributeOption } from '@tsiran/contract/admin/attribute-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { DeleteDialog } from '../ordering/delete-dialog.tsx'
import { OrderedList } from '../ordering/ordered-list.tsx'
import { attributesChanged } from './attribute-queries.ts'
import { OptionDialog } from './option-dialog.tsx'
import { PasteOptions } from './paste-options.tsx'
import { OptionLine } from './option-line.tsx'

type Asked = { kind: 'add' | 'paste' } | { kind: 'edit' | 'delete'; option: AttributeOption }

interface OptionsPanelProps {
  attribute: AdminAttribute
  mayWrite: boolean
}

/** The options of an attribute in their order. */
export function OptionsPanel({ attribute, mayWrite }: OptionsPanelProps) {
  const t = useMessages()
  const locale = useLocale()
  const [asked, setAsked] = useState<Asked>()
  const { id, version, options } = attribute
  const move = useAct(
    ({ optionId, beforeId }: { optionId: number; beforeId: number | null }) =>
      api('POST /api/admin/attributes/:id/options/:option_id/move', {
        params: { id, option_id: optionId },
        body: { version, before_id: beforeId },
      }),
    { refresh: attributesChanged },
  )
  const onClose = () => setAsked(undefined)
  return (
    <Panel
      title={t('attributes.options')}
      action={
        mayWrite && (
          <span className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setAsked({ kind: 'paste' })}>
              {t('attributes.pasteOptions')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked({ kind: 'add' })}>
              {t('attributes.addOption')}
            </Button>
          </span>
        )
      }
    >
      {options.length === 0 ? (
        <p className="text-muted">{t('attributes.noOptions')}</p>
      ) : (
        <OrderedList
          label={t('attributes.options')}
          kind={`option of ${id}`}
          enabled={mayWrite && !move.isPending}
          onMove={(optionId, beforeId) => move.mutate({ optionId, beforeId })}
          items={options.map((option) => ({
            id: option.id,
            name: option.label[locale],
            content: <OptionLine option={option} />,
            acts: mayWrite
              ? [
                  {
                    label: t('categories.edit'),
                    run: () => setAsked({ kind: 'edit', option }),
                  },
                  {
                    label: t('categories.delete'),
                    danger: true,
                    run: () => setAsked({ kind: 'delete', option }),
                  },
                ]
              : [],
          }))}
        />
      )}
      {asked?.kind === 'add' && <OptionDialog attribute={attribute} onClose={onClose} />}
      {asked?.kind === 'paste' && <PasteOptions attribute={attribute} onClose={onClose} />}
      {asked?.kind === 'edit' && (
        <OptionDialog attribute={attribute} option={asked.option} onClose={onClose} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteDialog
          title={t('attributes.deleteOption', { name: asked.option.label[locale] })}
          note={t('attributes.deleteNote')}
          call={() =>
            api('DELETE /api/admin/attributes/:id/options/:option_id', {
              params: { id, option_id: asked.option.id },
              query: { version },
            })
          }
          refresh={attributesChanged}
          onClose={onClose}
        />
      )}
    </Panel>
  )
}
