import { maxDeskTexts } from '@tsiran/contract/admin/search-desk'
import type { Synonym } from '@tsiran/contract/admin/synonyms'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deskChanged } from './desk-queries.ts'

interface SynonymDialogProps {
  /** The synonym to change; a new one without. */
  synonym?: Synonym | undefined
  /** What a new one begins with. */
  typed?: string | undefined
  onClose: () => void
}

/** Adds words that mean the same, or changes them. */
export function SynonymDialog({ synonym, typed: first = '', onClose }: SynonymDialogProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(synonym?.typed ?? first)
  const [meant, setMeant] = useState(synonym?.meant ?? '')
  const [sold, setSold] = useState(synonym ? synonym.meant !== null : true)
  const [bothWays, setBothWays] = useState(synonym?.both_ways ?? true)
  return (
    <RecordDialog
      done={t('searchDesk.saved')}
      refresh={deskChanged}
      title={t(synonym ? 'searchDesk.editSynonym' : 'searchDesk.newSynonym')}
      onClose={onClose}
      values={{ typed, meant: sold ? meant : null, both_ways: sold && bothWays }}
      seen={synonym && { version: synonym.version, values: synonym }}
      words={{
        typed: t('searchDesk.typed'),
        meant: t('searchDesk.meant'),
        both_ways: t('searchDesk.bothWays'),
      }}
      write={(_, value) => (value === null ? t('searchDesk.notSold') : undefined)}
      save={(body, version) =>
        synonym && version !== undefined
          ? api('PUT /api/admin/synonyms/:id', {
              params: { id: synonym.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/synonyms', { body })
      }
    >
      {(errors) => (
        <>
          <Field
            label={t('searchDesk.typed')}
            hint={t('searchDesk.typedHint')}
            value={typed}
            maxLength={maxDeskTexts.synonym}
            error={errors['typed']?.[0]}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Checkbox
            label={t('searchDesk.notSold')}
            checked={!sold}
            onChange={({ target }) => setSold(!target.checked)}
          />
          {sold && (
            <>
              <Field
                label={t('searchDesk.meant')}
                hint={t('searchDesk.meantHint')}
                value={meant}
                maxLength={maxDeskTexts.synonym}
                error={errors['meant']?.[0]}
                onChange={({ target }) => setMeant(target.value)}
              />
              <Checkbox
                label={t('searchDesk.bothWays')}
                checked={bothWays}
                onChange={({ target }) => setBothWays(target.checked)}
              />
            </>
          )}
        </>
      )}
    </RecordDialog>
  )
}
