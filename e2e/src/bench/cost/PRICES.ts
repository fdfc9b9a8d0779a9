/**
 * List prices of Google Cloud in dollars, multi-region nam5 without the free quota: documents of Firestore each, calls of
 * functions each, a GiB-second and a vCPU-second of functions. A region is cheaper. Look them up before a decision:
 * https://cloud.google.com/firestore/pricing and https://cloud.google.com/functions/pricing
 */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  call: 0.4 / 1_000_000,
} as const
