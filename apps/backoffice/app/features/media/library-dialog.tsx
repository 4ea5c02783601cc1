import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { FormDialog } from '@tsiran/ui/form-dialog'
import type { RefObject } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { LibraryChoice } from './library-choice.tsx'

export interface LibraryDialogProps {
  open: boolean
  onClose: () => void
  /** One picture alone. */
  single?: boolean
  /** Pictures that are there already. */
  taken: readonly string[]
  /** Pictures at most, with those that are there. */
  max?: number
  onChoose: (pictures: MediaRow[]) => void
  opener?: RefObject<HTMLElement | null>
}

/** The library for choosing pictures; the server searches. */
export function LibraryDialog({ open, onClose, opener, ...rest }: LibraryDialogProps) {
  const t = useMessages()
  return (
    open && (
      <FormDialog onClose={onClose} title={t('media.library')} wide {...(opener && { opener })}>
        <LibraryChoice onClose={onClose} {...rest} />
      </FormDialog>
    )
  )
}
