import { maxDeskTexts } from '@tsiran/contract/admin/search-desk'
import type { SearchRedirect } from '@tsiran/contract/admin/search-redirects'
import { maxLengths } from '@tsiran/contract/limits'
import { Field } from '@tsiran/ui/field'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RecordDialog } from '../people/record-dialog.tsx'
import { deskChanged } from './desk-queries.ts'

interface RedirectDialogProps {
  /** The redirect to change; a new one without. */
  redirect?: SearchRedirect | undefined
  /** What a new one begins with. */
  query?: string | undefined
  onClose: () => void
}

/** Leads a query to a page of the shop. */
export function RedirectDialog({ redirect, query: first = '', onClose }: RedirectDialogProps) {
  const t = useMessages()
  const [query, setQuery] = useState(redirect?.query ?? first)
  const [path, setPath] = useState(redirect?.path ?? '')
  return (
    <RecordDialog
      done={t('searchDesk.saved')}
      refresh={deskChanged}
      title={t(redirect ? 'searchDesk.editRedirect' : 'searchDesk.newRedirect')}
      onClose={onClose}
      values={{ query, path }}
      seen={redirect && { version: redirect.version, values: redirect }}
      words={{ query: t('searchDesk.query'), path: t('searchDesk.path') }}
      save={(body, version) =>
        redirect && version !== undefined
          ? api('PUT /api/admin/search/redirects/:id', {
              params: { id: redirect.id },
              body: { ...body, version },
            })
          : api('POST /api/admin/search/redirects', { body })
      }
    >
      {(errors) => (
        <>
          <Field
            label={t('searchDesk.query')}
            value={query}
            maxLength={maxLengths.search}
            error={errors['query']?.[0]}
            onChange={({ target }) => setQuery(target.value)}
          />
          <Field
            label={t('searchDesk.path')}
            hint={t('searchDesk.pathHint')}
            value={path}
            maxLength={maxDeskTexts.path}
            error={errors['path']?.[0]}
            spellCheck={false}
            onChange={({ target }) => setPath(target.value)}
          />
        </>
      )}
    </RecordDialog>
  )
}
