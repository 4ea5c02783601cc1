import type { PictureProblem } from '@tsiran/contract/admin/media-shapes'
import { randomUUID } from 'node:crypto'
import * as contract from '@tsiran/contract/admin/media'
import * as mediaAttachment from '@tsiran/contract/admin/media-attachment'
import { maxMediaKeys } from '@tsiran/contract/limits'
import { fieldError } from '@tsiran/domain/errors'
import { attachMedia } from '@tsiran/domain/media-library/attach-media'
import { changeMedia } from '@tsiran/domain/media-library/change-media'
import { deleteMedia, restoreMedia } from '@tsiran/domain/media-library/delete-media'
import { listMedia } from '@tsiran/domain/media-library/list-media'
import { matchMedia } from '@tsiran/domain/media-library/match-media'
import { mediaUsage } from '@tsiran/domain/media-library/media-usage'
import { readMedia } from '@tsiran/domain/media-library/media-rows'
import { PictureError } from '@tsiran/domain/media-library/picture-maker'
import { reserveArchive, startArchive } from '@tsiran/domain/media-library/queue-archive'
import { readUncropped } from '@tsiran/domain/media-library/read-uncropped'
import { storePicture } from '@tsiran/domain/media-library/store-picture'
import { translate } from '@tsiran/i18n/translate'
import { archivePath } from '../../media/archive-job.ts'
import { maxEntries, readZipFile, ZipError } from '../../media/zip-file.ts'
import { adminHandler, fileHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'
import { worded, noPicture } from './picture-refusals.ts'

/** The library of pictures. */
export const mediaHandlers: readonly AdminHandler[] = [
  adminHandler(contract.uploadMedia, async ({ db, media }, { files, staff, caller }) => {
    const data = []
    const refused: { name: string; problem: PictureProblem }[] = []
    for (const picture of files)
      try {
        if (picture.tooLarge) throw new PictureError('pictureTooLarge')
        data.push(await storePicture(db, media, { picture, by: staff.by }))
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
        refused.push({ name: picture.name, problem: error.problem })
      }
    if (data.length === 0) throw noPicture(files, refused)
    return { data, refused: refused.map((file) => worded(file, caller.locale)) }
  }),
  adminHandler(contract.listMedia, async ({ db }, { query }) => {
    const { search, sort, unused, state, keys } = query
    const page = await listMedia(db, {
      ...pageOf(query),
      search,
      sort,
      unused,
      state,
      keys: keys === undefined ? undefined : keysOf(keys),
    })
    return answerPage(contract.listMedia, query, page)
  }),
  adminHandler(mediaAttachment.matchMedia, async ({ db }, { query, caller }) => ({
    data: await matchMedia(db, keysOf(query.keys), caller.locale),
  })),
  adminHandler(mediaAttachment.attachMedia, async ({ db }, { body, staff }) => ({
    data: await attachMedia(db, { keys: body.keys, by: staff.by }),
  })),
  adminHandler(mediaAttachment.uploadArchive, async ({ db, media }, { files: [file], staff }) => {
    if (!file) throw fieldError('file', 'required')
    if (file.tooLarge) throw fieldError('file', 'pictureTooLarge', { max: maxArchiveMegabytes })
    await readZipFile(file.path).catch((error: unknown) => {
      const { problem } = error instanceof ZipError ? error : new ZipError()
      throw fieldError('file', problem, problem === 'zipTooMany' ? { max: maxEntries } : undefined)
    })
    const path = archivePath(randomUUID())
    // The job is known before the file is stored: what a killed process leaves is found by it.
    const job_id = await reserveArchive(db, { path, by: staff.by })
    await media.store.write(path, { file: file.path }, 'application/zip')
    await startArchive(db, { id: job_id, name: file.name, by: staff.by })
    return { data: { job_id } }
  }),
  adminHandler(contract.getMediaUsage, async ({ db }, { params: { key }, caller }) => {
    await readMedia(db, key)
    return mediaUsage(db, key, caller.locale)
  }),
  fileHandler(contract.getUncropped, async ({ db, media }, { params: { key } }) => ({
    name: `${key}.webp`,
    content: await readUncropped(db, media, key),
  })),
  adminHandler(
    contract.changeMedia,
    async ({ db, media }, { params: { key }, body: { version, alt, crop }, staff }) => ({
      data: await changeMedia(db, media, { key, version, alt, crop, by: staff.by }),
    }),
  ),
  adminHandler(
    contract.deleteMedia,
    async ({ db }, { params, query, staff, caller: { locale } }) => {
      await deleteMedia(db, { key: params.key, version: query.version, locale, by: staff.by })
      return { message: translate(locale, 'answers.mediaDeleted') }
    },
  ),
  adminHandler(contract.restoreMedia, async ({ db }, { params: { key }, staff }) => ({
    data: await restoreMedia(db, { key, by: staff.by }),
  })),
]

/** The keys of a list with commas; what is no key is left out. */
const keysOf = (list: string): string[] =>
  list
    .split(',')
    .filter((key) => /^m-[0-9a-f]{32}$/.test(key))
    .slice(0, maxMediaKeys)
const maxArchiveMegabytes = mediaAttachment.maxArchiveBytes / 1024 / 1024
