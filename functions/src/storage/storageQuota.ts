/** What a member may store (docs/product.md §9). Beyond it, documents can be read and deleted but not written. */
export const STORAGE_QUOTA = {
  /** Studies and needs documents. */
  documents: 1_000,
  /** All data below the member's record, saved versions included. */
  bytes: 500_000_000,
} as const

export interface StorageUse {
  readonly documents: number
  readonly bytes: number
}

/** Whether a member stores more than the quota. */
export const isOverQuota = ({ documents, bytes }: StorageUse): boolean =>
  documents > STORAGE_QUOTA.documents || bytes > STORAGE_QUOTA.bytes
