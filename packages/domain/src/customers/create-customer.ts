export { insertCustomer as createCustomer, type NewCustomer } from './queries.ts'
