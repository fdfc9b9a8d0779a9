import type { JobStepCategory } from '@outcome-studio/shared/domain/study'

/** Question of each category of the job map (docs/method.md §3). */
export const CATEGORY_GUIDE: Readonly<Record<JobStepCategory, string>> = {
  Define: 'What has to be settled before anything starts?',
  Locate: 'Which things and facts have to be found?',
  Prepare: 'How are they and the place made ready?',
  Confirm: 'What is checked before going ahead?',
  Execute: 'What is the heart of the job?',
  Monitor: 'What is watched, to know that it goes well?',
  Modify: 'What may have to change on the way?',
  Conclude: 'What brings the job to its end?',
}
