import { importKinds, type ImportKind } from '@tsiran/contract/admin/import-shapes'
import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { uploadFile } from './import-queries.ts'

/** Chooses a file and what it holds; once it is read, its columns are confirmed on a page of its own. */
export function UploadForm() {
  const t = useMessages()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const [kind, setKind] = useState<ImportKind>('products')
  const [file, setFile] = useState<File>()
  const upload = useWrite(uploadFile, {
    onSuccess: ({ id }) => void navigate(`/imports/${id}`),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) upload.run({ kind, file })
  }
  return (
    <form onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-[14rem_1fr_auto]">
      <FieldFrame label={t('imports.kind')}>
        {(described) => (
          <Select
            {...described}
            value={kind}
            onChange={(event) => setKind(event.target.value as ImportKind)}
          >
            {importKinds.map((one) => (
              <option key={one} value={one}>
                {t(`imports.kinds.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame
        label={t('imports.file')}
        hint={upload.pending ? t('imports.reading') : t('imports.fileHint')}
        error={upload.error ? failureText(upload.error) : undefined}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            accept=".csv,.xlsx,.txt,text/csv"
            onChange={(event) => {
              upload.reset()
              setFile(event.target.files?.[0])
            }}
            className="min-h-11 w-full cursor-pointer rounded-control border border-line bg-card text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-leaf-soft file:px-3 file:font-semibold file:text-ink"
          />
        )}
      </FieldFrame>
      <Button type="submit" loading={upload.pending} disabled={!file} className="sm:mt-7.5">
        {t('imports.upload')}
      </Button>
      {kind === 'products' && (
        <p className="text-sm text-muted sm:col-span-3">{t('imports.stockNote')}</p>
      )}
    </form>
  )
}
