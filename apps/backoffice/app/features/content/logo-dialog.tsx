import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { locales } from '@tsiran/contract/locale'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PictureField } from '../media/picture-field.tsx'

/** A picture of a gallery: whose logo it is, and its key. */
export interface GalleryPicture {
  label: Text3
  media: string
}

interface LogoDialogProps {
  picture: GalleryPicture
  onSave: (picture: GalleryPicture) => void
  onClose: () => void
}

/** One picture of a gallery; the page saves it with the others. */
export function LogoDialog({ picture, onSave, onClose }: LogoDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const [label, setLabel] = useState(picture.label)
  const [media, setMedia] = useState(picture.media)
  const [isSending, setIsSending] = useState(false)
  const complete = media !== '' && locales.every((each) => label[each].trim() !== '')
  return (
    <FormDialog onClose={onClose} title={t('content.editPicture')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!complete) return
          onSave({ label, media })
          onClose()
        }}
      >
        <Text3Field
          label={t('content.name')}
          value={label}
          onChange={setLabel}
          required
          maxLength={maxContentTexts.title}
          preferred={locale}
        />
        <PictureField
          label={t('content.picture')}
          value={media === '' ? [] : [media]}
          onChange={([key = '']) => setMedia(key)}
          max={1}
          onSending={setIsSending}
        />
        <Button type="submit" disabled={!complete || isSending} className="justify-self-end">
          {t('common.done')}
        </Button>
      </form>
    </FormDialog>
  )
}
