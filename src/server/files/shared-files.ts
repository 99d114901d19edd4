/** Thrown when the place of the files does not answer or refuses: nothing is known about the file that was asked for. */
export class FilesAwayError extends Error {
  override readonly name = 'FilesAwayError';
  /** whether the setting is wrong (key, bucket, region), so that waiting does not help */
  readonly isRefused: boolean;
  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

export interface SharedFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/**
 * The one place of the files that all processes of a shop share: a folder, or a bucket. A name is a path without a leading slash
 * (`pictures/ab/abcd…`). All methods but `isReady` reject with a FilesAwayError when a bucket does not answer.
 */
export interface SharedFiles {
  /** `undefined`: there is no such file */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** after it, or after a kill in the middle of it, the file is there as a whole or not at all */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** the files directly in this folder */
  readonly list: (folder: string) => Promise<readonly SharedFile[]>;
  /** whether files can be stored now; a place that has failed is asked again */
  readonly isReady: () => Promise<boolean>;
}
