import type { Readable } from 'node:stream'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import type { Body, Params, Query, Success } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import type { Context } from '../context.ts'
import type { UploadedForm } from './uploads.ts'

/** From where the back office is called, whoever calls. */
export interface AdminCaller {
  /** The language of the answer's messages. */
  locale: Locale
  /** Network address. */
  address: string
  userAgent: string
  requestId: string
  /** True where the call comes from this machine itself, and not through a proxy on it. */
  isLocal: boolean
}

/** A validated call of the back office. `staff` is null where anyone may call. */
export interface AdminRequest<E extends AdminEndpoint> extends UploadedForm {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  staff: E['permission'] extends 'anyone' ? null : ActingStaff
  caller: AdminCaller
  /** Sets the staff cookie; undefined takes it back. */
  setSession(cookie: string | undefined): void
}

export interface AdminHandler {
  endpoint: AdminEndpoint
  handle(context: Context, request: AdminRequest<AdminEndpoint>): Promise<unknown>
}

/** Binds an endpoint of the back office to the function that answers it. */
export function adminHandler<E extends AdminEndpoint>(
  endpoint: E,
  handle: (context: Context, request: AdminRequest<E>) => Promise<Success<E>>,
): AdminHandler {
  return { endpoint, handle: handle as unknown as AdminHandler['handle'] }
}

/** A file to be saved. */
export interface FileAnswer {
  /** In letters, digits, dots and hyphens. */
  name: string
  content: Readable | Buffer
}

/** Binds an endpoint whose answer is a file of its media type to the function that makes it. */
export function fileHandler<E extends AdminEndpoint & { file: string }>(
  endpoint: E,
  handle: (context: Context, request: AdminRequest<E>) => Promise<FileAnswer>,
): AdminHandler {
  return { endpoint, handle: handle as unknown as AdminHandler['handle'] }
}
