import { importKinds, type ImportKind } from '@tsiran/contract/admin/import-fields'
import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useEffect, useState, type FormEvent } from 'react'
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
  const upload = useWrite(uploadFile)
  const id = upload.result?.id
  // Whoever has left the page meanwhile stays where they are: the list has the import.
  useEffect(() => {
    if (id !== undefined) void navigate(`/imports/${id}`)
  }, [id, navigate])
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
          <span className="relative flex min-h-11 max-md:min-h-11.5 items-stretch overflow-hidden rounded-control border border-line bg-card text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
            <span
              aria-hidden
              className="grid shrink-0 place-items-center border-r border-line bg-leaf-soft px-3 font-semibold"
            >
              {t('imports.chooseFile')}
            </span>
            <span aria-hidden className="min-w-0 self-center truncate px-3">
              {file?.name ?? t('imports.noFile')}
            </span>
            {/* A browser names its own button in its own language. */}
            <input
              {...described}
              type="file"
              accept=".csv,.xlsx,.txt,text/csv"
              onChange={(event) => {
                upload.reset()
                setFile(event.target.files?.[0])
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </span>
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
