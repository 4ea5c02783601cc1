import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '@tsiran/ui/button'
import { IconButton } from '@tsiran/ui/icon-button'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** The files that are being sent, how far each is, and why some were not stored. */
export function UploadList({ uploads, retry, dismiss }: Uploads) {
  const t = useMessages()
  const shown = uploads.filter(({ state }) => state !== 'done')
  const done = uploads.length - shown.length
  const failed = shown.filter(({ state }) => state === 'failed').length
  return (
    <>
      <p role="status" className="sr-only">
        {uploads.length > 0 && shown.length === failed && t('media.uploaded', { done, failed })}
      </p>
      {shown.length > 0 && (
        <ul aria-label={t('media.uploads')} className="grid gap-2">
          {shown.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface UploadLineProps {
  upload: Upload
  onRetry: () => void
  onDismiss: () => void
}

function UploadLine({ upload, onRetry, onDismiss }: UploadLineProps) {
  const t = useMessages()
  const { file, state, part, problem } = upload
  if (state === 'failed')
    return (
      <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-red bg-red-soft py-1 pr-1 pl-3 text-sm">
        <span className="min-w-0 flex-1 py-1.5">
          <span className="font-semibold break-all">{file.name}</span>
          <span className="block text-red">{problem}</span>
        </span>
        <Button variant="quiet" onClick={onRetry}>
          {t('media.retry')}
        </Button>
        <IconButton label={t('media.dismiss', { name: file.name })} onClick={onDismiss}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </li>
    )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-3 rounded-control border border-line px-3 py-2 text-sm">
      <span className="truncate">{file.name}</span>
      <progress
        max={1}
        {...(state === 'sending' && part < 1 && { value: part })}
        aria-label={t('media.progressOf', { name: file.name })}
        className="progress h-2 w-full"
      />
    </li>
  )
}
