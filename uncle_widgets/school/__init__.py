"""What a class works with: exercises and their marks, receipts, sheets, quizzes, what a class has said.

No widget is in it; `widgets/` shows what is made here.
"""
