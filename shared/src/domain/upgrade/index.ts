export type { UpgradeResult } from './UpgradeResult.ts'
export { upgradeResultSchema } from './UpgradeResult.ts'
export type { StudyDocuments, UpgradedStudy } from './upgradeStudy.ts'
export { upgradeStudy } from './upgradeStudy.ts'
