import type { DraftVariant, PasteProblem } from '@tsiran/contract/admin/draft-line-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { TextArea } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useState, type RefObject } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PasteProblems } from './paste-problems.tsx'
import type { DraftChanges } from './use-draft-changes.ts'

interface PasteDialogProps {
  open: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
  paste: DraftChanges['paste']
  onAdd: (variant: DraftVariant) => void
}

interface Result {
  added: number
  problems: readonly PasteProblem[]
}

/** Takes a list out of a message or a sheet, and says which of its lines were not found. */
export function PasteDialog({ open, onClose, opener, paste, onAdd }: PasteDialogProps) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [result, setResult] = useState<Result>()
  const close = () => {
    setText('')
    setResult(undefined)
    onClose()
  }
  const submit = () =>
    paste.mutate(text, {
      onSuccess: ({ added, problems }) => {
        if (problems.length === 0) return close()
        setResult({ added, problems })
      },
    })
  const dismiss = (problem: PasteProblem) => {
    const problems = result?.problems.filter((other) => other !== problem) ?? []
    if (problems.length === 0) close()
    else setResult({ added: result?.added ?? 0, problems })
  }
  if (!open) return null
  return (
    <FormDialog
      onClose={close}
      title={t('drafts.paste')}
      opener={opener}
      done={result !== undefined}
      wide
    >
      {result ? (
        <div className="grid gap-4">
          {result.added > 0 && (
            <Notice kind="success">{t('drafts.pasted', { count: result.added })}</Notice>
          )}
          <p className="font-semibold">{t('drafts.notAdded', { count: result.problems.length })}</p>
          <PasteProblems
            problems={result.problems}
            numbered
            onDismiss={dismiss}
            onChoose={(variant, problem) => {
              onAdd(variant)
              dismiss(problem)
            }}
          />
          <Button onClick={close} className="justify-self-end">
            {t('common.done')}
          </Button>
        </div>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <TextArea
            label={t('drafts.pasteLabel')}
            hint={t('drafts.pasteHint')}
            rows={10}
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={maxLengths.quickOrder}
            spellCheck={false}
            required
          />
          <Button type="submit" loading={paste.isPending} className="justify-self-end">
            {t('drafts.pasteAdd')}
          </Button>
        </form>
      )}
    </FormDialog>
  )
}
