import { maxLengths } from '@tsiran/contract/limits'
import type { Crop, MediaRow } from '@tsiran/contract/admin/media-shapes'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState, type RefObject } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { toPercents, toPixels } from './crop-part.ts'
import { mediaKeys } from './media-queries.ts'
import { PictureUses } from './picture-uses.tsx'

const CropArea = lazyPart(async () => (await import('./crop-area.tsx')).CropArea)

interface PictureDialogProps {
  /** The picture that is changed; null while the dialog is closed. */
  picture: MediaRow | null
  mayWrite: boolean
  onClose: () => void
  /** Called with the changed picture. Another part of it has another key. */
  onSaved?: (picture: MediaRow, from: string) => void
  opener?: RefObject<HTMLElement | null>
}

/** What a picture says to people who do not see it, which part of it is shown, and where. */
export function PictureDialog({ picture, opener, onClose, ...rest }: PictureDialogProps) {
  return (
    picture && (
      <FormDialog onClose={onClose} title={picture.name} wide {...(opener && { opener })}>
        <PictureForm
          key={`${picture.key} ${picture.version}`}
          picture={picture}
          onClose={onClose}
          {...rest}
        />
      </FormDialog>
    )
  )
}

type PictureFormProps = Omit<PictureDialogProps, 'picture' | 'opener'> & { picture: MediaRow }

function PictureForm({ picture, mayWrite, onClose, onSaved }: PictureFormProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const { key, width, height } = picture
  const [alt, setAlt] = useState(picture.alt)
  const [whole, setWhole] = useState(picture.crop === null)
  const [part, setPart] = useState<Crop | null>(picture.crop)
  const [unreadable, setUnreadable] = useState(false)
  const crop = whole ? null : part
  const change = useAct(
    (version: number) =>
      api('PUT /api/admin/media/:key', { params: { key }, body: { version, alt, crop } }),
    {
      done: t('common.saved'),
      refresh: [...mediaKeys, ['media-usage']],
      quiet: true,
      onDone: ({ data }) => {
        onSaved?.(data, key)
        onClose()
      },
    },
  )
  const conflict = versionConflict<MediaRow>(change.error)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // The form may be within another one.
        event.stopPropagation()
        // After a conflict the person has read who changed it: saving again is meant.
        change.mutate((conflict?.current ?? picture).version)
      }}
    >
      <fieldset disabled={!mayWrite} className="grid min-w-0 gap-3">
        <Checkbox
          label={t('media.whole')}
          checked={whole}
          onChange={({ target }) => setWhole(target.checked)}
        />
        {whole || unreadable ? (
          <img
            src={whole && picture.crop ? uncropped(key) : picture.large_url}
            alt=""
            className="mx-auto max-h-[52dvh] max-w-full rounded-control border border-line object-contain"
          />
        ) : (
          <CropArea
            src={uncropped(key)}
            initial={picture.crop ? toPercents(picture.crop, { width, height }) : undefined}
            onChange={(percents) => setPart(toPixels(percents, { width, height }))}
            onFailed={() => setUnreadable(true)}
          />
        )}
        <p className="text-sm text-muted">{t(whole ? 'media.wholeHint' : 'media.cropHint')}</p>
      </fieldset>
      <Text3Field
        label={t('media.alt')}
        hint={t('media.altHint')}
        value={alt}
        onChange={setAlt}
        maxLength={maxLengths.mediaAlt}
        disabled={!mayWrite}
      />
      <PictureUses picture={picture} />
      {change.error && (
        <p role="alert" className="font-medium text-red">
          {conflict
            ? t('common.conflict', { name: conflict.changed_by ?? t('common.theShop') })
            : failureText(change.error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('media.close')}
        </Button>
        {mayWrite && (
          <Button type="submit" loading={change.isPending}>
            {t(conflict ? 'common.saveAnyway' : 'common.save')}
          </Button>
        )}
      </div>
    </form>
  )
}

const uncropped = (key: string) => `/api/admin/media/${key}/uncropped.webp`
