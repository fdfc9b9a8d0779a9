import { defineString } from 'firebase-functions/params'

const ALLOWED_ORIGINS = defineString('ALLOWED_ORIGINS', {
  default: '',
  description:
    "The product's origins, separated by commas: https://…. Pages of other sites cannot call functions.",
})

/** The origins of the product's pages. */
export const allowedOrigins = (): readonly string[] =>
  ALLOWED_ORIGINS.value()
    .split(',')
    .filter((origin) => origin !== '')
