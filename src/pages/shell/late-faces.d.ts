declare module '*.css?late';
