/** The chunk of the feature loader. Every page with a feature has it. */
const ALWAYS = 'features'

/**
 * Chunks of the names that not all areas use, by their module or its folder. Most areas need one or two of them. A name
 * that the shell's first load contains costs nothing in any of them.
 */
const CHUNKS: Readonly<Record<string, string>> = {
  // These contain parts of the component library, unlike the other fields.
  'ui/field/Select.tsx': 'fields',
  'ui/field/TextField.tsx': 'fields',
  // What only screens of documents and of events have. Screens of an account have neither.
  'ui/action/maskedIcons.ts': 'writing',
  'ui/drawPicture.ts': 'writing',
  'ui/feedback/SavedOnDevice.tsx': 'writing',
  'ui/feedback/StepProgress.tsx': 'writing',
  'ui/field/GrowingTextArea.tsx': 'writing',
  'ui/field/TypedTextArea.tsx': 'writing',
  'ui/field/fieldStyles.ts': 'writing',
  'ui/layout/Disclosure.tsx': 'writing',
  'ui/layout/Kbd.tsx': 'writing',
  'ui/tokens/bandFills.ts': 'writing',
  // No feature uses it: the tables of colors are for the gallery and for tests.
  'ui/tokens/contrast.ts': 'gallery',
  'data/account': 'account',
  'data/account/resendConfirmation.ts': 'confirmation',
  'data/callables': 'documents',
  'data/events': 'events-data',
  'data/member': 'account',
  // The list of members and the plan load these, and nothing of a member's own account.
  'data/member/useMembers.ts': 'membership',
  'data/member/useOrganization.ts': 'membership',
  'data/membership': 'membership',
  'data/needs': 'documents',
  'data/respondents': 'documents',
  'data/rules': 'documents',
  'data/search': 'documents',
  'data/sia': 'sia-data',
  'data/signIn': 'account',
  'data/signIn/refreshSession.ts': 'confirmation',
  'data/signIn/startSignIn.ts': 'confirmation',
  'data/studies': 'documents',
}

/** Each contains other parts of the component library. */
const EACH_ALONE = 'ui/overlay/'

/**
 * The name of the chunk in which the shell hands out the names of a module.
 *
 * @param share for example "@outcome-studio/shared/ui"
 * @param file path below the share's folder, with slashes
 */
export function chunkOf(share: string, file: string): string {
  const path = `${share.slice(share.lastIndexOf('/') + 1)}/${file}`
  if (path.startsWith(EACH_ALONE))
    return path
      .slice(EACH_ALONE.length)
      .replace(/\.\w+$/, '')
      .toLowerCase()
  return CHUNKS[path] ?? CHUNKS[path.split('/').slice(0, 2).join('/')] ?? ALWAYS
}
