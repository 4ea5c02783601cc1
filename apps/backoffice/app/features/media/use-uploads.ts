import { useQueryClient } from '@tanstack/react-query'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { maxPictureBytes } from '@tsiran/contract/admin/media'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { mediaKeys } from './media-queries.ts'
import { sendFile } from './send-files.ts'

/** A file that somebody chose, on its way to the library. */
export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** The part that is sent, from 0 to 1. */
  part: number
  /** Why it was not stored. */
  problem?: string
}

/** Files that are sent at a time. */
const parallel = 2

/** Sends chosen files to the library, two at a time. `onStored` gets each picture as soon as it is stored. */
export function useUploads(onStored: (picture: MediaRow) => void) {
  const t = useMessages()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const started = useRef(new Set<number>())
  const stored = useRef(onStored)
  const gone = useRef<AbortController>(null)
  useEffect(() => {
    stored.current = onStored
  })
  useEffect(() => {
    const ended = new AbortController()
    gone.current = ended
    return () => ended.abort()
  }, [])
  const change = useCallback(
    (id: number, changes: Partial<Upload>) =>
      setUploads((earlier) =>
        earlier.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
      ),
    [],
  )

  async function send({ id, file }: Upload) {
    change(id, { state: 'sending', part: 0 })
    try {
      if (file.size > maxPictureBytes)
        throw new RangeError(t('media.tooLarge', { max: maxPictureBytes / 1024 / 1024 }))
      const { data } = await sendFile('POST /api/admin/media', file, {
        onProgress: (part) => change(id, { part }),
        signal: gone.current!.signal,
      })
      stored.current(data[0]!)
      change(id, { state: 'done', part: 1 })
      for (const queryKey of mediaKeys) void queries.invalidateQueries({ queryKey })
    } catch (error) {
      if (gone.current!.signal.aborted) return
      const problem = error instanceof RangeError ? error.message : failureText(error)
      change(id, { state: 'failed', problem })
    }
  }
  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length
    const waiting = uploads.filter(
      ({ id, state }) => state === 'waiting' && !started.current.has(id),
    )
    for (const upload of waiting.slice(0, Math.max(0, parallel - sending))) {
      started.current.add(upload.id)
      void send(upload)
    }
  })

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((earlier) => [
        ...earlier.filter(({ state }) => state !== 'done'),
        ...Array.from(files, (file): Upload => ({
          id: ++lastId.current,
          file,
          state: 'waiting',
          part: 0,
        })),
      ]),
    retry: (id: number) => {
      started.current.delete(id)
      change(id, { state: 'waiting' })
    },
    dismiss: (id: number) => setUploads((earlier) => earlier.filter((upload) => upload.id !== id)),
  }
}

export type Uploads = ReturnType<typeof useUploads>
