/** Test files that take more than 15 seconds on an idle machine, longest first. */
export const LONG_SUITES: readonly string[] = [
  'tools/scripts/standalone.test.ts',
  'local-cloud/src/functions-host/functionsHost.test.ts',
  'shared/src/data/crash.test.ts',
  'mfe-outcome-validation/src/editor/validation/ValidationControl.test.tsx',
  'functions/src/sia/languageModel/cutAnswers.test.ts',
  'e2e/src/sequences/neverLoseWork.test.ts',
  'local-cloud/src/cli/lifeCycle.test.ts',
  'functions/src/studies/automation/judge.test.ts',
  'functions/src/payments/planChange/planChange.test.ts',
  'local-cloud/src/durability/durability.test.ts',
  'functions/src/events/webhook/webhook.test.ts',
  'shell/src/app/everyRoute.test.tsx',
]
