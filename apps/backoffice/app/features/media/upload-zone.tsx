import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { Button } from '@tsiran/ui/button'
import { useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What the dialog for choosing files offers; the server looks at the bytes. Phones convert HEIC where it is not named. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif'

interface UploadZoneProps {
  onFiles: (files: File[]) => void
  /** One file at a time. */
  single?: boolean
  disabled?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** A place for pictures: files are dropped here or chosen; on phones the camera takes one. */
export function UploadZone({
  onFiles,
  single = false,
  disabled = false,
  children,
}: UploadZoneProps) {
  const t = useMessages()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(single ? files.slice(0, 1) : files)
  }
  const input = (capture: boolean) => ({
    type: 'file' as const,
    accept: capture ? 'image/*' : accepted,
    hidden: true,
    disabled,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      take(currentTarget.files)
      currentTarget.value = ''
    },
  })
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={`grid justify-items-center gap-3 rounded-control border border-dashed p-4 text-center ${over ? 'border-leaf bg-leaf-soft' : 'border-edge'}`}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" disabled={disabled} onClick={() => chooser.current?.click()}>
          <IconUpload size={20} aria-hidden />
          {t(single ? 'media.uploadOne' : 'media.upload')}
        </Button>
        <Button
          variant="secondary"
          className="pointer-fine:hidden"
          disabled={disabled}
          onClick={() => camera.current?.click()}
        >
          <IconCamera size={20} aria-hidden />
          {t('media.camera')}
        </Button>
        {children}
      </div>
      <p className="text-sm text-muted">{t('media.dropHint')}</p>
      <input
        {...input(false)}
        ref={chooser}
        multiple={!single}
        aria-label={t('media.chooseFiles')}
      />
      <input {...input(true)} ref={camera} capture="environment" aria-label={t('media.camera')} />
    </div>
  )
}
