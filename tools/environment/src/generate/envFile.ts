/**
 * Content of functions/.env.PROJECT, which Firebase's tools read at a deployment.
 *
 * @param parameters as of functionsParameters
 */
export function envFile(parameters: Readonly<Record<string, string>>): string {
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${quoted(value)}\n`)
  return ['# Generated from environments/. Secrets are in Secret Manager, never here.\n', ...lines].join('')
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
