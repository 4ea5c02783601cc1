import { listTrail } from '../../lists/trail.ts'

const trail = listTrail('tsiran-admin-order-trail', '/orders')

export const rememberTrail = trail.remember

/** Where an order lies in the list that somebody came from. */
export const placeInTrail = trail.placeOf
