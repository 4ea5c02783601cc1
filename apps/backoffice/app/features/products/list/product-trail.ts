import { listTrail } from '../../lists/trail.ts'
import { productsPath } from '../paths.ts'

/** The list of products that somebody came from. */
export const productTrail = listTrail('tsiran-admin-product-trail', productsPath)
