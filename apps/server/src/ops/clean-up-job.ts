import { blogCleanUps } from '@tsiran/domain/blog/clean-up'
import { cartCleanUps } from '@tsiran/domain/cart/clean-up'
import { contentCleanUps } from '@tsiran/domain/contact/clean-up'
import { shellCleanUps } from '@tsiran/domain/content/clean-up'
import { customerCleanUps } from '@tsiran/domain/customers/clean-up'
import { draftCleanUps } from '@tsiran/domain/drafts/clean-up'
import { searchCleanUps } from '@tsiran/domain/search-desk/clean-up'
import { staffCleanUps } from '@tsiran/domain/staff/clean-up'
import { jobCleanUps } from '@tsiran/domain/shared/read-job'
import { importCleanUps } from '@tsiran/domain/imports/clean-up'
import { mailCleanUps } from '@tsiran/domain/mail/clean-up'
import { productCleanUps } from '@tsiran/domain/products/clean-up'
import type { Context } from '../context.ts'
import { repeat, type BackgroundJob } from './dispatch.ts'
import { intervalMs } from './intervals.ts'

const cleanUps = {
  ...customerCleanUps,
  ...staffCleanUps,
  ...jobCleanUps,
  ...importCleanUps,
  ...mailCleanUps,
  ...contentCleanUps,
  ...shellCleanUps,
  ...blogCleanUps,
  ...draftCleanUps,
  ...productCleanUps,
  ...cartCleanUps,
  ...searchCleanUps,
}

/** Runs clean-ups one after the other, so that requests keep their connections. A failing one does not stop the others. */
export const cleanUpJob =
  ({ db }: Context): BackgroundJob =>
  (signal, onFailure) =>
    repeat('cleanUp', intervalMs.cleanUp, async () => {
      for (const [part, run] of Object.entries(cleanUps))
        if (!signal.aborted)
          await run(db).catch((error: Error) => onFailure('cleanUp', error, part))
    })(signal, onFailure)
