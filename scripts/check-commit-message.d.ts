export function faultOfCommit(message: string): string | undefined;
