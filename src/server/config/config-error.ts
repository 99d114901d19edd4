/** Thrown for a wrong setting; only its message is shown. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
