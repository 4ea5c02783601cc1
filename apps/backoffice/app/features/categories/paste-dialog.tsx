import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { treeChanged } from './category-queries.ts'
import type { Tree } from './tree.ts'
import { PastePreview } from './paste-preview.tsx'

/** Adds many categories from an indented list: first what it would add, then the adding. */
export function PasteDialog({ tree, onClose }: { tree: Tree; onClose: () => void }) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [parentId, setParentId] = useState<number | null>(null)
  const body = { text, parent_id: parentId }
  const preview = useAct(
    (sent: typeof body) => api('POST /api/admin/categories/paste/preview', { body: sent }),
    { quiet: true },
  )
  const paste = useAct(() => api('POST /api/admin/categories/paste', { body }), {
    done: t('categories.pasted'),
    refresh: treeChanged,
    onDone: onClose,
  })
  // What was typed while the answer came is not in it.
  const rows = isSame(preview.variables, body) ? preview.data?.data : undefined
  const added = rows?.filter(({ existing }) => !existing).length ?? 0
  const error =
    isApiError(preview.error) && (preview.error.fields['text']?.[0] ?? preview.error.message)
  return (
    <FormDialog onClose={onClose} title={t('categories.paste')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (rows) paste.mutate()
          else preview.mutate(body)
        }}
      >
        <CategoryPicker
          label={t('categories.under')}
          tree={tree}
          value={parentId}
          onChange={(id) => {
            setParentId(id)
            preview.reset()
          }}
        />
        {rows ? (
          <PastePreview rows={rows} added={added} />
        ) : (
          <TextArea
            label={t('categories.pasteLabel')}
            hint={t('categories.pasteHint')}
            error={error || undefined}
            rows={10}
            value={text}
            maxLength={maxCatalogTexts.paste}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey) return
              const { selectionStart: start, selectionEnd: end, value } = event.currentTarget
              // Within a line Tab goes on to the next field; at its beginning it indents.
              if (!/(?:^|\n)[ \t]*$/.test(value.slice(0, start))) return
              event.preventDefault()
              event.currentTarget.setRangeText('  ', start, end, 'end')
              setText(event.currentTarget.value)
            }}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {rows && (
            <Button variant="secondary" onClick={() => preview.reset()}>
              {t('categories.pasteBack')}
            </Button>
          )}
          <Button
            type="submit"
            loading={preview.isPending || paste.isPending}
            disabled={rows ? added === 0 : text.trim() === ''}
          >
            {rows ? t('categories.pasteAdd', { count: added }) : t('categories.pastePreview')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
