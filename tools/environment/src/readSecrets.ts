import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredSecrets } from './generate/declaredSecrets.ts'

/**
 * Names of the secrets that the functions of the repository declare.
 *
 * @param root absolute path of the repository
 */
export function readSecrets(root: string): readonly string[] {
  const folder = join(root, 'functions/src')
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  return declaredSecrets(files.map((file) => readFileSync(join(folder, file), 'utf8')))
}
