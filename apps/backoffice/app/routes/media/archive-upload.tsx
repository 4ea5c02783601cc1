import { useQuery, useQueryClient } from '@tanstack/react-query'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import type { ArchiveResult } from '@tsiran/contract/admin/media-attachment'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useEffect, useRef, useState } from 'react'
import { mediaKeys } from '../../features/media/media-queries.ts'
import { sendFile } from '../../features/media/send-files.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ArchiveReport } from './archive-report.tsx'

/** Milliseconds between looks at the work. */
const watchMs = 1_000
const open = new Set(['queued', 'running'])

type Sending = { state: 'sending'; part: number } | { state: 'sent'; job: number }

/** A zip of pictures that are named by skus: sent, read in the background, and what came of it. */
export function ArchiveUpload() {
  const t = useMessages()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const ending = useRef<AbortController>(null)
  const id = sending?.state === 'sent' ? sending.job : 0
  const job = useQuery({
    queryKey: ['job', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/jobs/:id', { params: { id }, signal })).data,
    enabled: id > 0,
    refetchInterval: ({ state }) => (!state.data || open.has(state.data.state) ? watchMs : false),
  }).data
  const isOver = job !== undefined && !open.has(job.state)
  useEffect(() => {
    if (isOver) for (const queryKey of mediaKeys) void queries.invalidateQueries({ queryKey })
  }, [isOver, queries])

  async function send(file: File) {
    const ended = new AbortController()
    ending.current = ended
    setProblem(null)
    setSending({ state: 'sending', part: 0 })
    try {
      const { data } = await sendFile('POST /api/admin/media/archive', file, {
        onProgress: (part) => setSending({ state: 'sending', part }),
        signal: ended.signal,
      })
      setSending({ state: 'sent', job: data.job_id })
    } catch (error) {
      if (ended.signal.aborted) return
      setSending(null)
      setProblem(failureText(error))
    }
  }
  const close = () => {
    ending.current?.abort()
    setSending(null)
    setProblem(null)
  }
  const isSending = sending?.state === 'sending'
  const part =
    sending?.state === 'sending' ? sending.part : job?.total ? job.done / job.total : undefined
  return (
    <>
      <Button ref={opener} variant="secondary" onClick={() => chooser.current?.click()}>
        <IconFileZip size={20} aria-hidden />
        {t('media.zip')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('media.zip')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      {(sending !== null || problem !== null) && (
        <FormDialog onClose={close} title={t('media.zip')} opener={opener} changed={isSending}>
          <div className="grid gap-4 text-start">
            {problem !== null && (
              <p role="alert" className="font-medium text-red">
                {problem}
              </p>
            )}
            {sending && !isOver && (
              <label className="grid gap-2">
                {t(sending.state === 'sending' ? 'media.zipSending' : 'media.zipReading')}
                <progress
                  max={1}
                  {...(part !== undefined && { value: part })}
                  className="progress h-2 w-full"
                />
              </label>
            )}
            {isOver && job.error && (
              <p role="alert" className="font-medium text-red">
                {job.error.message}
              </p>
            )}
            {isOver && job.result !== null && (
              <ArchiveReport result={job.result as ArchiveResult} />
            )}
            {!isSending && (
              <div className="flex justify-end">
                <Button variant="secondary" onClick={close}>
                  {t('media.close')}
                </Button>
              </div>
            )}
          </div>
        </FormDialog>
      )}
    </>
  )
}
