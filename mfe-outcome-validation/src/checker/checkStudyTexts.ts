import type { RemarksByUuid, Study } from '@outcome-studio/shared/domain'

export const checkStudyTexts = (_study: Study): RemarksByUuid => ({})
