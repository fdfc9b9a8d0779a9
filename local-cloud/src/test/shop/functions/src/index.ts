import { onCall } from 'firebase-functions/v2/https'

export const priceOf = onCall(({ data }) => ({ bicycle: data.bicycle, price: 420 }))
