import type { Endpoint } from '@tsiran/contract/endpoint'
import type { FastifyReply } from 'fastify'

type Json = Record<string, unknown>

/** An answer as JSON, without what its schema does not name. The schema is compiled at its first use, as those of the input are. */
export const toJson = (
  reply: FastifyReply,
  { success }: Pick<Endpoint, 'success'>,
  answer: unknown,
): string => reply.serializeInput(answer as Json, success as Json) as string
