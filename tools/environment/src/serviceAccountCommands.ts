import type { ServiceAccount } from '../../../functions/src/serviceAccounts/SERVICE_ACCOUNTS.ts'

/**
 * The commands that create service accounts and grant them their rights, for a person to look through and run. They can
 * be repeated: those that create fail where something exists, and change nothing.
 * @param project id of the Google Cloud project
 * @param accounts by id
 */
export function serviceAccountCommands(
  project: string,
  accounts: Readonly<Record<string, ServiceAccount>>,
): string {
  return Object.entries(accounts)
    .map(([id, account]) => `${linesOf(project, id, account).join('\n')}\n`)
    .join('\n')
}

function linesOf(
  project: string,
  id: string,
  { purpose, functions, roles, permissions, secrets }: ServiceAccount,
): readonly string[] {
  const member = `--member serviceAccount:${id}@${project}.iam.gserviceaccount.com`
  const ownRole = id.replaceAll('-', '_')
  // Without a condition, gcloud asks for one if another binding of the project has one.
  const grant = (role: string) =>
    `gcloud projects add-iam-policy-binding ${project} ${member} --role ${role} --condition None`
  return [
    `# ${purpose}: ${functions.join(', ')}`,
    `gcloud iam service-accounts create ${id} --project ${project} --display-name "${purpose}"`,
    ...roles.map(grant),
    ...(permissions.length === 0
      ? []
      : [
          `gcloud iam roles create ${ownRole} --project ${project} --title "${purpose}" --permissions ${permissions.join(',')}`,
          grant(`projects/${project}/roles/${ownRole}`),
        ]),
    ...secrets.map(
      (secret) =>
        `gcloud secrets add-iam-policy-binding ${secret} --project ${project} ${member} --role roles/secretmanager.secretAccessor`,
    ),
  ]
}
