import { listTrail } from '../../lists/trail.ts'

/** The list of orders that somebody came from. */
export const orderTrail = listTrail('tsiran-admin-order-trail', '/orders')
